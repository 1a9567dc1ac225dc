/** The pair of ratios of an agent or mining site, ten-thousandths. */
export type Ratios = { rewardRatio: bigint; subsidyRatio: bigint }

/** Both at 0: no appointment. */
export const isEnd = ({ rewardRatio, subsidyRatio }: Ratios) =>
  rewardRatio === 0n && subsidyRatio === 0n
