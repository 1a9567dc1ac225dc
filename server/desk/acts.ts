import type { DeskPath } from '#shared/desk/index.ts'
import type { DeskAct } from './DeskAct.ts'
import { me } from './people/me.ts'
import { roles } from './people/roles.ts'
import { setRole } from './people/setRole.ts'
import { checkLog } from './records/checkLog.ts'
import { log } from './records/log.ts'

/** Path to act. A call of the desk without an act here does not compile. */
export const acts: { [P in DeskPath]: DeskAct<P> } = {
  'operator/me': me,
  'operator/roles': roles,
  'operator/setRole': setRole,
  'operator/log': log,
  'operator/checkLog': checkLog,
}
