import { Amount } from './Amount.tsx'

type AtEnd = {
  /** Base units. */
  value: bigint
  coin: string
  /** A gain is green with a plus, a loss has a minus. */
  signed?: boolean
}

/**
 * The end of a row that is a record of coins: how much, and below it of what. All rows have as many decimals, so that the figures of
 * a list line up (bill.png of the design); what is cut is told by the sheet of the row.
 */
export const amountAtEnd = ({ value, coin, signed = false }: AtEnd) => ({
  value: <Amount of="record" value={value} signed={signed} fixed />,
  note: coin,
})
