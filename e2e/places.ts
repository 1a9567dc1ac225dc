import { readFileSync } from 'node:fs'
import { sourceOfRoutes } from '#tools/prerender/sourceOfRoutes.ts'

/** A screen, and what it is called in each language. `heading` where that is not the title. */
export type Place = {
  path: string
  query?: string
  en: string
  zh: string
  heading?: string
  visitors?: true
  /** The button of a sheet that somebody with a deposit and an order can open. */
  sheet?: RegExp
}

/** Every screen (specification §2). */
export const places: readonly Place[] = [
  { path: '/pages/home/index', en: 'Home', zh: '首頁', heading: 'Bitwave', sheet: /check it|查證/ },
  { path: '/pages/staking/index', en: 'Staking', zh: '質押' },
  { path: '/pages/staking/my', en: 'My Staking', zh: '我的質押', sheet: /100 BTCW/ },
  {
    path: '/pages/pay/index',
    query: '?ticket=ended',
    en: 'Pay a pledge',
    zh: '支付質押',
    visitors: true,
  },
  { path: '/pages/home/noticeInfo', query: '?id=1', en: 'Notice details', zh: '公告詳情' },
  { path: '/pages/inbox/index', en: 'Messages', zh: '訊息' },
  { path: '/pages/home/info', en: 'Home information', zh: '首頁資訊' },
  { path: '/pages/home/changes', en: 'Rule changes', zh: '規則變更' },
  { path: '/pages/ranking/index', en: 'Power Ranking', zh: '算力排行' },
  {
    path: '/pages/user/index',
    en: 'Account',
    zh: '帳戶',
    sheet: /^(What would I get if I left today\?|今天離開能拿回多少？)$/,
  },
  {
    path: '/pages/user/info',
    en: 'Information',
    zh: '個人資料',
    sheet: /^(Add a picture|新增頭像)$/,
  },
  { path: '/pages/user/proof', en: 'My balance in the total', zh: '我的餘額驗證' },
  { path: '/pages/set/index', en: 'Settings', zh: '設定', sheet: /^(Sign out|登出)$/ },
  { path: '/pages/set/changePwd', en: 'Settings', zh: '設定' },
  { path: '/pages/set/forgetPwd', en: 'Forgot password', zh: '忘記密碼', visitors: true },
  {
    path: '/pages/community/index',
    en: 'Community',
    zh: '社區',
    sheet: /^(QR code|QR 碼)$/,
  },
  {
    path: '/pages/mine/index',
    en: 'Agent management',
    zh: '礦工代表管理',
    sheet: /^(History|變更記錄)$/,
  },
  { path: '/pages/mining/index', en: 'Mining site management', zh: '礦場管理' },
  { path: '/pages/service/index', en: 'Service', zh: '客服' },
  { path: '/pages/transfer/index', en: 'Transfer', zh: '轉帳' },
  { path: '/pages/transfer/record', en: 'Transfer record', zh: '轉帳記錄', sheet: /12\.5000/ },
  { path: '/pages/withdrawal/index', en: 'Withdrawal', zh: '提現' },
  { path: '/pages/withdrawal/record', en: 'Withdrawal record', zh: '提現記錄', sheet: /20 BTCWT/ },
  { path: '/pages/billList/index', en: 'Details', zh: '明細', sheet: /250\.5/ },
  { path: '/pages/records/index', en: 'Export records', zh: '匯出記錄' },
  { path: '/pages/list/index', en: 'Total revenue of mining pool', zh: '礦池總收益' },
  { path: '/pages/user/article', en: 'Staking protocol', zh: '質押協議', visitors: true },
  {
    path: '/pages/locale/index',
    en: 'Choose Language',
    zh: '選擇語言',
    visitors: true,
    sheet: /^(English|繁體中文)$/,
  },
  { path: '/pages/register/index', en: 'Sign up', zh: '註冊', visitors: true },
  { path: '/pages/login/index', en: 'Sign in', zh: '登入', visitors: true },
]

/** The paths that the app itself knows. */
export function pathsOfApp(): string[] {
  return [...new Set(sourceOfRoutes().match(/\/pages\/\w+\/\w+/g))].toSorted()
}

/** The sections that the console itself knows. */
export function sectionsOfConsole(): string[] {
  const table = new URL('../src/screens/console/sections.tsx', import.meta.url)
  return [...readFileSync(table, 'utf8').matchAll(/^ {4}path: '(\w+)'/gm)].map(([, it = '']) => it)
}
