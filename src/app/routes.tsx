import { msg } from '@lingui/core/macro'
import { createRoute, redirect } from '@tanstack/react-router'
import {
  bare,
  following,
  ID,
  lazy,
  lazyHome,
  naming,
  opening,
  root,
  screen,
  weekly,
} from './route-makers.tsx'
import { readNext, type Way } from './search.ts'

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
  // There is no notice 0, and the service says so.
  validateSearch: ({ id }: Record<string, unknown>): { id: string } => ({
    id: ID.test(String(id)) ? String(id) : '0',
  }),
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
  validateSearch: ({ code, ...search }: Record<string, unknown>): Way & { code?: string } => ({
    ...(typeof code === 'string' && { code }),
    ...readNext(search),
  }),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/pages/login/index',
  // It is painted from the HTML itself, which has its file fetched beside the first scripts.
  component: bare(() => import('#src/screens/account/SignIn.tsx'), 'SignIn'),
  staticData: { title: msg`Sign in`, visitors: true },
  // Where to go afterwards, and the address of somebody who has just signed up.
  validateSearch: ({
    account,
    ...search
  }: Record<string, unknown>): Way & { account?: string | undefined } => ({
    account:
      typeof account === 'string' && /^0x[0-9a-fA-F]{40}$/.test(account) ? account : undefined,
    ...readNext(search),
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
  validateSearch: readNext,
})

const details = createRoute({
  getParentRoute: () => root,
  path: '/pages/billList/index',
  component: lazy(() => import('#src/screens/assets/Details.tsx'), 'Details'),
  staticData: { title: msg`Details` },
  // Which lines are shown at first; the screen knows which types there are.
  validateSearch: (search: Record<string, unknown>) => search as { type?: string; coin?: string },
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
    lazyHome(async () => (await import('#src/screens/home/Home.tsx')).enter(), 'Home'),
  ),
  following(
    '/pages/staking/index',
    msg`Staking`,
    lazy(() => import('#src/screens/staking/Staking.tsx'), 'Staking'),
  ),
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
  screen(
    '/pages/home/changes',
    msg`Rule changes`,
    lazy(() => import('#src/screens/home/Changes.tsx'), 'Changes'),
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
  screen(
    '/pages/user/proof',
    msg`My balance in the total`,
    lazy(() => import('#src/screens/proof/MyBalanceInTotal.tsx'), 'MyBalanceInTotal'),
  ),
  article,
  weekly(
    '/pages/ranking/index',
    msg`Power Ranking`,
    lazy(() => import('#src/screens/ranking/PowerRanking.tsx'), 'PowerRanking'),
  ),
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
  details,
  naming(
    '/pages/records/index',
    msg`Export records`,
    lazy(() => import('#src/screens/records/Records.tsx'), 'Records'),
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
