import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'

export const invitation: Act = {
  name: 'invitation',
  takes: '',
  about: "prints the founder's invitation code",
  example: 'invitation',
  run: async (desk) => {
    const { inviteCode } = await atDesk(desk, 'operator/invitation', {})
    desk.say(`invitation code ${inviteCode}`)
  },
}
