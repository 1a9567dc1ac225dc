import type { ReactNode } from 'react'
export const SignIn = (): ReactNode => null
