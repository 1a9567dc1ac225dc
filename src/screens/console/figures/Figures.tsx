import { Audit } from './Audit.tsx'
import { DayScreen } from './DayScreen.tsx'
import { Days } from './Days.tsx'
import { JournalScreen } from './JournalScreen.tsx'
import { Ledger } from './Ledger.tsx'
import { Solvency } from './Solvency.tsx'
import { useFigures } from './useFigures.ts'

/** What is there and what is owed, what each day brought, the books themselves and whether they add up. */
export function Figures() {
  const { search } = useFigures()
  if (search.journal !== undefined) {
    return <JournalScreen key={search.journal} id={search.journal} />
  }
  if (search.day !== undefined) return <DayScreen key={search.day} day={search.day} />
  if (search.view === 'days') return <Days />
  if (search.view === 'ledger') return <Ledger />
  return search.view === 'audit' ? <Audit /> : <Solvency />
}
