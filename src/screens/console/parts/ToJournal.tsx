import { GoTo } from './GoTo.tsx'

/** The number of a journal, which leads to it in the ledger. */
export const ToJournal = ({ of: journal }: { of: string }) => (
  <GoTo section="figures" search={{ view: 'ledger', journal }}>
    {journal}
  </GoTo>
)
