/** Nothing is written down so long after what has a later time, milliseconds: where a list is cut is seen before it too. */
export const ASKEW = 3_600_000
