import { useMemberSearch } from './MemberFilters.tsx'
import { MemberList } from './MemberList.tsx'
import { MemberScreen } from './MemberScreen.tsx'

/** All members, or the one that is opened. */
export function Members() {
  const { search } = useMemberSearch()
  return search.id === undefined ? <MemberList /> : <MemberScreen key={search.id} id={search.id} />
}
