import { refusalTable } from './refusalTable.ts'

/** What the farm's desk says no to. */
export const deskRefusals = refusalTable({
  noMember: { code: 400, en: 'There is no such member.', zh: '沒有這位會員。' },
  lastOperator: {
    code: 400,
    en: 'Somebody has to stay an operator. Make another member one first.',
    zh: '至少要保留一位管理員，請先指派另一位會員。',
  },
})
