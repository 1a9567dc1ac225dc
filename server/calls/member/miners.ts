import { appointing } from '#server/calls/appointing.ts'
import { appointMember } from '#server/community/appointMember.ts'

export const miners = appointing(appointMember, 'agent')
