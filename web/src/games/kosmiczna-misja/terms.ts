/** The quarters of a planet as moves name them, clockwise from the upper right. */
export const QUARTERS = "abcd";
