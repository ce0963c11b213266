/**
 * How what many buyers want at one moment is done: in groups of so many, two at once. While one is with PostgreSQL or
 * the disk the other has this process; smaller groups cost more each, a larger one waits for itself.
 */
export const inGroups = { most: 16, atOnce: 2 };
