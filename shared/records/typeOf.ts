import type { StatementLine } from './Statement.ts'

/** What the other leg of a line in the details is called, by the journal's kind (docs/ledger.md). */
const SILENT: Record<string, string> = {
  'product/pledge': 'pledge',
  'asset/cash': 'withdrawal',
  'asset/cashCancel': 'withdrawal_return',
  'withdrawal paid': 'withdrawal_paid',
  'withdrawal returned': 'withdrawal_return',
  order_end: 'pledge_return',
}

/** What a line is, in one word that is the same in every language. */
export function typeOf({ type, kind }: Pick<StatementLine, 'type' | 'kind'>): string {
  if (type) return kind.endsWith(' reversed') ? `${type}_reversed` : type
  return SILENT[kind] ?? kind.replace(/\W+/g, '_')
}
