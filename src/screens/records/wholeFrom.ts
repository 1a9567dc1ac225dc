/**
 * From when on nothing is missing, behind the last row of a list that could be had: others of its moment may be among
 * those that could not. Of a UTC day there is one row.
 */
export const wholeFrom = (at: string): string =>
  at.includes('T') ? new Date(Date.parse(at) + 1).toISOString() : at
