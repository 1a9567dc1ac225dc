import { appointing } from '#server/calls/appointing.ts'
import { changeMember } from '#server/community/appointMember.ts'

export const modifyMining = appointing(changeMember, 'site')
