/** The grade that a team's staked T has reached (decisions §7); `grades` with the lowest first, T in base units. */
export const gradeOf = (
  teamT: bigint,
  grades: readonly { grade: number; teamT: bigint }[],
): number => grades.findLast((step) => teamT >= step.teamT)?.grade ?? 0
