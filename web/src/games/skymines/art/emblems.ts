/** The emblems of the companies, as paths on a field of 24 by 24 around (12, 12). A shape inside another is cut out of it. */
export const EMBLEMS: Record<string, string> = {
  // A drill tower on a ridge.
  skymine:
    "M12 1l1.500 3 4.500 13h-2.700l-1-3H9.700l-1 3H6L10.500 4zM12 7l-1.500 4.500h3zM1 23l4.500-5h3l1.700 2h3.600l1.700-2h3L23 23z",
  // An owl.
  minerva:
    "M3 2l5 2.500h8L21 2l-.5 9.500a8.500 10 0 0 1-17 0zM8 7.500a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM16 7.500a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM12 12.500l-1.500 2.500 1.500 2.500 1.500-2.500zM8 9.500a1 1 0 1 1 0 2 1 1 0 1 1 0-2zM16 9.500a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  // A rocket on its orbit.
  astrogo:
    "M12 1q4 4 4 9.500l3 4v4.500l-4-2H9l-4 2v-4.500l3-4Q8 5 12 1zM12 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM10 18.500h4L12 23.500zM2 12Q0 8 4 6L5 7.500Q3 9 3.500 11zM22 12q2-4-2-6l-1 1.500q2 1.500 1.500 3.500z",
  // A wheel of a space station.
  tawac:
    "M10.500 1h3v2.600a8.500 8.500 0 0 1 3.400 1.400L18.800 3.100 20.900 5.200 19 7.100A8.500 8.500 0 0 1 20.400 10.500H23v3h-2.600a8.500 8.500 0 0 1-1.400 3.400l1.900 1.900-2.100 2.100L16.900 19a8.500 8.500 0 0 1-3.400 1.400V23h-3v-2.600A8.500 8.500 0 0 1 7.100 19l-1.900 1.900-2.100-2.100L5 16.900A8.500 8.500 0 0 1 3.600 13.500H1v-3h2.600A8.500 8.500 0 0 1 5 7.100L3.100 5.200 5.200 3.100 7.100 5a8.500 8.500 0 0 1 3.400-1.400zM12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 1 0 0-11zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 1 1 0-5z",
};

/** What stands on pieces that any company may be: a star. */
const ANY = "M12 1l3.200 7.200 7.800.800-5.800 5.200 1.700 7.800-6.900-4-6.900 4 1.700-7.800L1 9l7.800-.800z";

export const COLOURS: Record<string, string> = {
  skymine: "#1795c4",
  minerva: "#9a63ec",
  astrogo: "#f0631f",
  tawac: "#74b31c",
};

export const emblemOf = (company: string) => EMBLEMS[company] ?? ANY;
export const colourOf = (company: string) => COLOURS[company] ?? "#8d97bd";
