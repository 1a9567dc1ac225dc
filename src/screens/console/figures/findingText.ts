import { namedInFinding, nameInFinding } from '#shared/desk/nameInFinding.ts'
import { personText } from '#src/screens/console/parts/personText.ts'
import type { Run } from './Audit.tsx'

type Finding = Pick<Run['findings'][number], 'found' | 'nickname'>

/** What an audit found, with the member that it is about by nickname and UID. */
export function findingText({ found, nickname }: Finding): string {
  const id = namedInFinding(found)
  return id === undefined ? found : nameInFinding(found, personText({ id, nickname }))
}
