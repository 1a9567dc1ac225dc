type Counts = { going: number; approved?: number | undefined; frozen?: number | undefined }

/** How many withdrawals the lists have as on their way: from the approval to the chain. */
export const onTheirWay = ({ going, approved = 0 }: Counts): number => going + approved

/** How many of them the payer begins with next: not those of frozen members. */
export const beginsNext = ({ approved = 0, frozen = 0 }: Counts): number => approved - frozen
