import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { bare, lazy, root, screen } from '#src/app/route-makers.tsx'
import { readNext, type Way } from '#src/app/search.ts'

export const accountRoutes = [
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
  createRoute({
    getParentRoute: () => root,
    path: '/pages/set/forgetPwd',
    component: lazy(() => import('#src/screens/account/ForgotPassword.tsx'), 'ForgotPassword'),
    staticData: { title: msg`Forgot password`, visitors: true },
    validateSearch: readNext,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/pages/register/index',
    component: lazy(() => import('#src/screens/account/SignUp.tsx'), 'SignUp'),
    staticData: { title: msg`Sign up`, visitors: true },
    validateSearch: ({ code, ...search }: Record<string, unknown>): Way & { code?: string } => ({
      ...(typeof code === 'string' && { code }),
      ...readNext(search),
    }),
  }),
  createRoute({
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
  }),
] as const
