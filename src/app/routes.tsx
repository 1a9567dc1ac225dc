import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createRoute, redirect } from '@tanstack/react-router'
import { SignIn } from '#src/screens/account/SignIn.tsx'
import { lazy, opening, root, screen } from './route-makers.tsx'
import { isInternalPath } from './search.ts'

/** The route of nothing is Home (specification §2). */
function toHome(): never {
  throw redirect({ to: '/pages/home/index', replace: true })
}

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: msg`Home` },
  beforeLoad: toHome,
})

const noticeDetails = createRoute({
  getParentRoute: () => root,
  path: '/pages/home/noticeInfo',
  component: lazy(() => import('#src/screens/home/NoticeDetails.tsx'), 'NoticeDetails'),
  staticData: { title: msg`Notice details` },
  validateSearch: ({ id }: Record<string, unknown>): { id: string } => ({ id: String(id ?? '') }),
})

const staking = createRoute({
  getParentRoute: () => root,
  path: '/pages/staking/index',
  component: lazy(() => import('#src/screens/staking/Staking.tsx'), 'Staking'),
  staticData: { title: msg`Staking` },
  // The order of a wallet pledge that is followed.
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' && /^\d{1,18}$/.test(order) ? { order } : {},
})

const payTicket = createRoute({
  getParentRoute: () => root,
  path: '/pages/pay/index',
  component: lazy(() => import('#src/screens/staking/PayTicket.tsx'), 'PayTicket'),
  staticData: { title: msg`Pay a pledge`, visitors: true },
  // What lets whoever holds it pay one order.
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket: string } => ({
    ticket: typeof ticket === 'string' && /^[\w-]{1,100}$/.test(ticket) ? ticket : '',
  }),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/pages/register/index',
  component: lazy(() => import('#src/screens/account/SignUp.tsx'), 'SignUp'),
  staticData: { title: msg`Sign up`, visitors: true },
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/pages/login/index',
  // Not lazy: it is painted from the HTML itself, and whoever sees it must not wait for another file.
  component: SignIn,
  staticData: { title: msg`Sign in`, visitors: true },
  // Where to go afterwards, and the address of somebody who has just signed up.
  validateSearch: ({
    next,
    account,
  }: Record<string, unknown>): { next?: string; account?: string } => ({
    ...(isInternalPath(next) ? { next } : {}),
    ...(typeof account === 'string' && /^0x[0-9a-fA-F]{40}$/.test(account) ? { account } : {}),
  }),
})

const community = createRoute({
  getParentRoute: () => root,
  path: '/pages/community/index',
  component: lazy(() => import('#src/screens/community/Community.tsx'), 'Community'),
  staticData: { title: msg`Community` },
  // What is searched for in the team.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {},
})

const ranking = createRoute({
  getParentRoute: () => root,
  path: '/pages/ranking/index',
  component: lazy(() => import('#src/screens/ranking/PowerRanking.tsx'), 'PowerRanking'),
  staticData: { title: msg`Power Ranking` },
  // Another week than this one.
  validateSearch: ({ week }: Record<string, unknown>): { week?: string } =>
    typeof week === 'string' && /^2\d{3}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(week) ? { week } : {},
})

const article = createRoute({
  getParentRoute: () => root,
  path: '/pages/user/article',
  component: lazy(() => import('#src/screens/staking/StakingProtocol.tsx'), 'StakingProtocol'),
  staticData: { title: msg`Staking protocol`, visitors: true },
})

const language = createRoute({
  getParentRoute: () => root,
  path: '/pages/locale/index',
  component: lazy(() => import('#src/screens/settings/ChooseLanguage.tsx'), 'ChooseLanguage'),
  staticData: { title: msg`Choose Language`, visitors: true },
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/pages/set/forgetPwd',
  component: lazy(() => import('#src/screens/account/ForgotPassword.tsx'), 'ForgotPassword'),
  staticData: { title: msg`Forgot password`, visitors: true },
})

const desk = createRoute({
  getParentRoute: () => root,
  path: '/pages/console/$',
  component: lazy(async () => (await import('#src/screens/console/enter.ts')).enter(), 'Console'),
  staticData: { title: null },
  // Every section reads what is its own out of it.
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
})

/** Every screen, in the order of specification §2. A new screen is one line here. */
export const routes = root.addChildren([
  index,
  screen(
    '/pages/home/index',
    msg`Home`,
    lazy(() => import('#src/screens/home/Home.tsx'), 'Home'),
  ),
  staking,
  payTicket,
  opening(
    '/pages/staking/my',
    msg`My Staking`,
    lazy(() => import('#src/screens/staking/MyStaking.tsx'), 'MyStaking'),
  ),
  screen(
    '/pages/home/info',
    msg`Home information`,
    lazy(() => import('#src/screens/home/HomeInformation.tsx'), 'HomeInformation'),
  ),
  noticeDetails,
  screen(
    '/pages/inbox/index',
    msg`Messages`,
    lazy(() => import('#src/screens/inbox/Inbox.tsx'), 'Inbox'),
  ),
  screen(
    '/pages/user/index',
    msg`Account`,
    lazy(() => import('#src/screens/account/Account.tsx'), 'Account'),
  ),
  screen(
    '/pages/user/info',
    msg`Information`,
    lazy(() => import('#src/screens/account/Information.tsx'), 'Information'),
  ),
  article,
  ranking,
  screen(
    '/pages/set/index',
    msg`Settings`,
    lazy(() => import('#src/screens/settings/Settings.tsx'), 'Settings'),
  ),
  // Specification §2: Change Password, titled Settings.
  screen(
    '/pages/set/changePwd',
    msg`Settings`,
    lazy(() => import('#src/screens/settings/ChangePassword.tsx'), 'ChangePassword'),
  ),
  forgotPassword,
  language,
  community,
  screen(
    '/pages/mining/index',
    msg`Mining site management`,
    lazy(() => import('#src/screens/community/MiningSiteManagement.tsx'), 'MiningSiteManagement'),
  ),
  screen(
    '/pages/mine/index',
    msg`Agent management`,
    lazy(() => import('#src/screens/community/AgentManagement.tsx'), 'AgentManagement'),
  ),
  screen(
    '/pages/transfer/index',
    msg`Transfer`,
    lazy(() => import('#src/screens/assets/Transfer.tsx'), 'Transfer'),
  ),
  opening(
    '/pages/transfer/record',
    msg`Transfer record`,
    lazy(() => import('#src/screens/assets/TransferRecord.tsx'), 'TransferRecord'),
  ),
  screen(
    '/pages/withdrawal/index',
    msg`Withdrawal`,
    lazy(() => import('#src/screens/assets/Withdrawal.tsx'), 'Withdrawal'),
  ),
  opening(
    '/pages/withdrawal/record',
    msg`Withdrawal record`,
    lazy(() => import('#src/screens/assets/WithdrawalRecord.tsx'), 'WithdrawalRecord'),
  ),
  screen(
    '/pages/billList/index',
    msg`Details`,
    lazy(() => import('#src/screens/assets/Details.tsx'), 'Details'),
  ),
  signUp,
  signIn,
  screen(
    '/pages/list/index',
    msg`Total revenue of mining pool`,
    lazy(() => import('#src/screens/assets/PoolRevenue.tsx'), 'PoolRevenue'),
  ),
  screen(
    '/pages/service/index',
    msg`Service`,
    lazy(() => import('#src/screens/service/Service.tsx'), 'Service'),
  ),
  desk,
])

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** null: its parts have titles, and say them. */
    title?: MessageDescriptor | null
    /** Open to somebody who is not signed in. */
    visitors?: boolean
  }
}
