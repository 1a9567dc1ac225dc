const none = { available: '0', staked: '0', withdrawing: '0' }

/** A member as the service tells of one. */
export const member = {
  id: '7',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  accountProved: true,
  nickname: 'Ann',
  email: 'ann@example.com',
  emailTrusted: true,
  hasPassword: true,
  avatar: null,
  grade: 0,
  agent: false,
  site: false,
  rewardRatio: '0.0000',
  subsidyRatio: '0.0000',
  activated: false,
  firstUser: false,
  operator: false,
  roles: [],
  inviteCode: 'ABC234',
  inviter: null,
  balances: { BTCW: none, BTCWT: none },
  income: { staking: '0', community: '0', activity: '0', subsidy: '0', today: '0' },
  createdAt: '2026-11-21T00:00:00.000Z',
}
