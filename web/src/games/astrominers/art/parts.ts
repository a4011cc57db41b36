/**
 * Parts of devices, each about 40 wide and 44 high, standing on y = 0 around x = 0: tones and paths, from the back to the
 * front. Tones: h light, m middle, l low, d dark, a colour of the card, b its second colour, g glow, w glass. A capital
 * letter is a line of that tone.
 */
export const PARTS: Record<string, string> = {
  dome: "d M-22-3h44v3h-44z|w M-20-3A20 20 0 0 1 20-3z|a M-9-3q2-9 6-9 5 1 4 9zM4-3q0-6 4-7 4 2 4 7z|H M-12-6A13 13 0 0 1-3-17|L M0-23V-3M-20-3A30 24 0 0 1 0-23M20-3A30 24 0 0 0 0-23",
  tower:
    "m M-7 0L-4-38H4L7 0z|l M0 0V-38H4L7 0z|a M-9-38H9V-45L6-48H-6L-9-45z|g M-6-44H-1V-40H-6zM1-44H6V-40H1zM-2-30H2V-26H-2zM-2-20H2V-16H-2z|D M0-48V-56",
  dish: "l M-8 0L-1-24H3L9 0z|m M-18-40A22 22 0 0 0 14-10z|h M-18-40A12 22-44 0 0 14-10 20 7 43 0 0-18-40z|D M-2-25L9-38M-14-36L9-38M10-14L9-38|a M5-42h8v8h-8z",
  tank: "m M-13 0V-32A13 9 0 0 1 13-32V0z|l M3 0V-41Q13-40 13-32V0z|a M-13-27H13V-20H-13z|h M-9-37Q-10-34-10-30V-3H-7V-38z|d M-13-9H13V-7H-13zM-16 0h32v-3h-32z",
  wheel:
    "L M0-24L17-24M0-24L-17-24M0-24V-41M0-24V-7|M M-18-24a18 18 0 1 0 36 0a18 18 0 1 0-36 0|h M-5-24a5 5 0 1 0 10 0a5 5 0 1 0-10 0z|a M-3-45h6v6h-6zM-3-9h6v6h-6zM-21-27h6v6h-6zM15-27h6v6h-6z|G M-12-37l1-1M12-37l-1-1M-12-11l1 1M12-11l-1 1",
  panel:
    "l M-2 0V-20H2V0z|a M-24-34L14-40 24-18-14-12z|D M-11-36L-1-14M2-38L12-16M-19-23L19-29|h M-24-34L14-40 15-38-23-32z",
  rocket:
    "a M-14 0L-8-14V-4zM14 0L8-14V-4z|h M-8-4Q-10-34 0-48 10-34 8-4z|m M0-4V-48Q10-34 8-4z|w M-4-28a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|a M-6-38Q-4-44 0-48 4-44 6-38z|g M-5-4H5L0 9z",
  nozzle:
    "m M-8-46H8V-30H-8z|l M0-46H8V-30H0z|a M-12-30H12V-25H-12z|d M-7-25H7L16-6H-16z|l M0-25H7L16-6H0z|g M-14-6H14L5 8 0 4-5 8z|H M-6-25L-13-8",
  tree: "d M-18-3H18V0H-18z|l M-2 0V-20H2V0z|a M0-44a10 10 0 0 1 9 12 9 9 0 0 1-2 15H-7a9 9 0 0 1-2-15A10 10 0 0 1 0-44z|b M-4-36h0|B M-6-31h0M5-35h0M3-23h0M-5-21h0|H M-7-37Q-4-42 0-42",
  lens: "l M-10 0L-3-16H3L10 0z|D M-17-30a17 17 0 1 0 34 0a17 17 0 1 0-34 0|w M-15-30a15 15 0 1 0 30 0a15 15 0 1 0-30 0z|a M-8-30a8 8 0 1 0 16 0a8 8 0 1 0-16 0z|H M-11-35A12 12 0 0 1-3-41|G M16-42l8-6M-16-42l-8-6",
  coil: "d M-16-4h32v4h-32zM-12-44h24v4h-24z|m M-5-40H5V-4H-5z|A M-12-36Q0-30 12-36M-12-29Q0-23 12-29M-12-22Q0-16 12-22M-12-15Q0-9 12-15|G M-17-38q-5 8 0 16M17-38q5 8 0 16",
  rotor:
    "l M-3 0L-1-26H2L4 0z|h M0-28L-4-50Q4-50 3-30zM0-28L-21-18Q-25-25-3-31zM0-28L21-20Q20-12-1-25z|a M-5-28a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  tether:
    "d M-16-4h32v4h-32z|m M-11-4L-4-16H4L11-4z|M M-2-14V-80M2-14V-80|a M-7-42H7V-28H-7z|g M-4-39H4V-34H-4z|l M-9-44H9V-42H-9zM-9-28H9V-26H-9z",
  crane:
    "M M-12 0V-42M-6 0V-42M-12-2l6-8-6-8 6-8-6-8 6-8|a M-16-48H26V-43H-16zM-18-46h8v9h-8z|D M18-43V-26|h M12-26h12v9H12z|L M-9-48L10-54 22-48",
  hall: "l M-24 0V-20Q0-42 24-20V0z|m M-24 0V-20Q-10-33 0-31V0z|d M-14 0V-16Q0-28 14-16V0z|g M-10 0V-13Q0-21 10-13V0z|A M-24-20Q0-42 24-20|d M-2 0l2-9 3 9z",
  furnace:
    "m M-17 0L-13-26H13L17 0z|l M3 0V-26H13L17 0z|d M-11-44H-3V-26H-11zM4-36H10V-26H4z|a M-14-28H14V-23H-14z|g M-8 0V-8Q0-18 8-8V0z|b M-5 0Q-3-9 0-10 4-6 5 0z|H M-7-48q-4-4 0-8M7-40q4-4 0-8",
  beam: "y M3-41L34-52V-30zM-3-41L-34-52V-30z|m M-8 0L-5-34H5L8 0z|a M-7.500-8L-6.500-16H6.500L7.500-8zM-6-24L-5-32H5L6-24z|d M-8-36H8V-34H-8z|g M-5-46H5V-36H-5z|l M-7-46L0-52 7-46z",
  mast: "M M-8 0L0-44 8 0M-6-10H6M-4-20H4M-6-10L4-20M6-10L-4-20|a M-4-48a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|G M-9-56a13 13 0 0 0 0 16M9-56a13 13 0 0 1 0 16M-15-60a20 20 0 0 0 0 24M15-60a20 20 0 0 1 0 24",
  school:
    "m M-22 0V-24H22V0z|a M-25-24L0-40 25-24z|h M-18 0V-22H-13V0zM-7 0V-22H-2V0zM4 0V-22H9V0zM14 0V-22H19V0z|d M-25 0h50v-3h-50z|g M-3-29a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  stage:
    "d M-24 0V-38H24V0z|g M-14-6Q0-30 14-6z|a M-24-38H-4Q-8-12-20-4V0H-24zM24-38H4Q8-12 20-4V0H24z|b M-24-44H24V-36Q18-30 12-36 6-30 0-36-6-30-12-36-18-30-24-36z|l M-26-4h52v4h-52z",
  flask:
    "w M-5-46H5V-30L18-4Q18 0 14 0H-14Q-18 0-18-4L-5-30z|a M-11-18H11L18-4Q18 0 14 0H-14Q-18 0-18-4z|h M-7-48H7V-45H-7z|g M-5-10a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM4-15a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-3-26a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
  basin:
    "d M-24-30h48v30h-48z|w M-22-27h44v25h-44z|a M-22-19q6-5 11 0t11 0 11 0 11 0V-2H-22z|b M-12-11q5-5 10 0 3-3 3-3v6l-3-3q-5 5-10 0zM8-8q3-3 6 0l2-2v4l-2-2q-3 3-6 0z|H M-18-24V-8",
  rover:
    "d M-18-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM6-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0z|h M-20-18H14L20-8H-20z|m M-20-12H18L20-8H-20z|a M-14-28H4L10-18H-14z|w M-2-26H4L8-19H-2z|D M-10-28V-42|g M-14-46h8v5h-8z",
  gyro: "L M-10 0L0-6 10 0|A M-20-26a20 8 0 1 0 40 0a20 8 0 1 0-40 0|M M-8-26a8 20 0 1 0 16 0a8 20 0 1 0-16 0|h M-9-26a9 9 0 1 0 18 0a9 9 0 1 0-18 0z|m M2-34A9 9 0 0 1-5-18 11 11 0 0 0 2-34z|g M-2-48h4v4h-4zM-2-8h4v4h-4z",
  pipes:
    "m M-26-30H0Q10-30 10-20V0H0V-16Q0-20-4-20H-26z|h M-26-28H0Q7-27 7-20H5Q4-25-2-25H-26z|a M-16-32h5v14h-5zM-2-8h14v5H-2z|l M16 0V-36H24V0z|b M14-28h12v4H14z|g M18-38a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  truss:
    "D M-28-12Q0-34 28-12|M M-28-8H28M-28-2H28M-21-8V-18M-14-8V-22M-7-8V-24M0-8V-25M7-8V-24M14-8V-22M21-8V-18|L M-28-8l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6|a M-31-14h6v14h-6zM25-14h6v14h-6z|G M-14-11h0M0-11h0M14-11h0",
  clinic:
    "m M-20 0V-26H20V0z|l M8 0V-26H20V0z|h M-13-40H13V-14H-13z|a M-3.500-37H3.500V-30.500H10V-23.500H3.500V-17H-3.500V-23.500H-10V-30.500H-3.500z|d M-4 0V-9H4V0z",
  sail: "L M0 0V-52M-24-26H24|a M0-52L24-26H0z|h M0-52V-26H-24z|b M-24-26H0V0z|m M0 0V-26H24z|D M-12-39L12-13M12-39L-12-13|g M-3-26a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  cell: "d M-6-46H6V-40H-6z|m M-14-40H14V0H-14z|l M4-40H14V0H4z|a M-14-22H14V-4H-14z|g M3-36L-7-18H-1L-3-6 8-24H2z|H M-10-37V-26",
  shield:
    "a M0-48Q10-42 21-42 21-14 0-2-21-14-21-42-10-42 0-48z|h M0-43Q-8-38-17-38-16-16 0-7z|G M-30-50l8 7M-34-36l10 3M30-50l-8 7M34-36l-10 3|g M0-34l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z",
  egg: "l M-14 0L-9-10H9L14 0z|m M-15-24Q-15-46 0-46 15-46 15-24 15-6 0-6-15-6-15-24z|w M-9-27a9 10 0 1 0 18 0a9 10 0 1 0-18 0z|a M-5-24a5 6 0 1 0 10 0a5 6 0 1 0-10 0z|G M-11-38Q-7-43 0-43",
  prism:
    "H M-34-24L-6-22|w M0-44L20-6H-20z|h M0-44L-20-6-14-6 0-32z|R M8-24L32-30|a M8-22L32-22 32-18 10-20z|b M10-18L32-16 32-12 12-16z|G M12-14L32-8|d M-20-6h40v6h-40z",
  shelf:
    "d M-20-42H20V0H-20z|a M-16-38h5v14h-5zM-2-38h4v14h-4zM10-18h5v14h-5zM-10-18h4v14h-4z|b M-9-36h5v12h-5zM8-38h6v14h-6zM-3-16h6v12h-6z|h M-20-24H20V-21H-20zM4-37h3v13H4zM-16-17h4v13h-4zM5-15h3v11H5z",
  spin: "d M-16 0h32v-4h-32z|l M-5-4h10v-12h-10z|m M-20-30L20-30 14-14H-14z|a M-22-34H22V-29H-22z|h M-16-48h9v15h-9zM7-48h9v15H7z|b M-15-42h7v8h-7zM8-42h7v8H8z|D M0-16V-50",
  fins: "d M-22 0h44v-4h-44z|m M-18-42h6v38h-6zM-8-42h6v38h-6zM2-42h6v38H2zM12-42h6v38h-6z|A M-20-36H20M-20-12H20|G M-15-46q-3-3 0-6M-5-46q-3-3 0-6M5-46q-3-3 0-6M15-46q-3-3 0-6",
  gear: "m M-4-48H4L6-42 12-40 18-44 23-38 19-32 21-27 27-25V-18L21-16 19-11 23-6 18 0 12-4 6-1 4 5H-4L-6-1-12-4-18 0-23-6-19-11-21-16-27-18V-25L-21-27-19-32-23-38-18-44-12-40-6-42z|d M-11-21a11 11 0 1 0 22 0a11 11 0 1 0-22 0z|a M-6-21a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  magnet:
    "a M-20-2V-26A20 20 0 0 1 20-26V-2H9V-26A9 9 0 0 0-9-26V-2z|h M-20-2V-10H-9V-2zM9-2V-10H20V-2z|G M-26-4q-6-10 0-20M26-4q6-10 0-20M-4-2q4-6 8 0|H M-16-28Q-14-40-3-42",
  lattice:
    "D M-20-6L0-16 20-6M-20-26L0-36 20-26M-20-6V-26M20-6V-26M0-16V-36M0-16L-20-26M0-16L20-26M0-48V-36|a M-24-26a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16-26a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-4-16a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|h M-24-6a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16-6a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-4-36a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|g M-2-48h0|G M0-48h0",
};

/** What stands in the middle of a card, and what beside it. Cards that are not named here are put together by lot. */
export const BUILT: Record<string, string> = {
  antenna: "dish",
  reactor: "coil tank",
  greenhouse: "dome tree",
  telescope: "lens dish",
  shield: "shield",
  habitat: "wheel",
  engine: "nozzle",
  probe: "sail rocket",
  clinic: "clinic",
  beacon: "mast",
  foundry: "furnace hall",
  laboratory: "flask school",
  archive: "shelf school",
  shipyard: "crane rocket",
  dome: "dome",
  relay: "mast dish",
  battery: "cell",
  "solar-sail": "sail",
  cradle: "rocket truss",
  lens: "lens",
  tether: "tether",
  turbine: "rotor tank",
  vault: "egg hall",
  hangar: "hall rover",
  cistern: "tank basin",
  kiln: "furnace",
  mirror: "panel lens",
  ladder: "tether tower",
  drydock: "crane hall",
  orchard: "tree tree",
  observatory: "dome lens",
  refuge: "shield dome",
  smelter: "furnace tank",
  sensor: "fins mast",
  terminal: "truss tower",
  lighthouse: "beam",
  capsule: "egg",
  array: "dish dish",
  bridge: "truss",
  furnace: "furnace coil",
  airlock: "hall",
  aquarium: "basin",
  centrifuge: "spin",
  compass: "gyro mast",
  crane: "crane",
  dynamo: "coil",
  elevator: "tether wheel",
  gyroscope: "gyro",
  incubator: "egg flask",
  pipeline: "pipes",
  radiator: "fins",
  rover: "rover",
  school: "school",
  spectrograph: "prism",
  theatre: "stage",
  workshop: "gear crane",
  catalysis: "flask lattice",
  metallurgy: "furnace gear",
  magnetics: "magnet coil",
  membranes: "lattice basin",
};
