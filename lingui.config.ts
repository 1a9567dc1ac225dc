import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** What is on the sign-in and round every screen: its words are part of the first load, and the others come after it. */
const start = [
  'src/app',
  'src/api',
  'src/ui',
  'src/screens/account/SignIn.tsx',
  'src/screens/account/LanguageChip.tsx',
]

const partsOf = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.tsx`)

/** Never on the sign-in, nor on Home before a tap: their words come with those of all screens. */
const later = [
  'src/app/FollowWallet.tsx',
  // The page has them.
  'src/app/ShellSkeleton.tsx',
  'src/ui/source',
  'src/ui/usePercentProblem.ts',
  'src/ui/useNewPassword.ts',
  'src/api/useSendingOff.ts',
  'src/api/OutcomeUnknown.ts',
  'src/api/NotKept.ts',
  'src/api/DoneUnread.ts',
  'src/api/EndedElsewhere.ts',
  ...partsOf(
    'src/ui',
    'AccountAddress',
    'AmountField',
    'AmountWrong',
    'Article',
    'ChainHalted',
    'Checking',
    'CodeButton',
    'CoinChips',
  ),
  ...partsOf(
    'src/ui',
    'CoinSegment',
    'DayCount',
    'ExportLink',
    'ForgottenDoubt',
    'Gone',
    'HashLink',
    'InviteCode',
    'LastLook',
    'LastSaid',
    'NewPassword',
  ),
  ...partsOf('src/ui', 'Notice', 'PasteButton', 'PeriodChoice'),
  ...partsOf(
    'src/ui',
    'PauseNote',
    'PayoutsStopped',
    'QrCode',
    'RecordWays',
    'RefNo',
    'ReviewWords',
    'SearchField',
  ),
  ...partsOf('src/ui', 'ShareButton', 'Sheet', 'StatusBadge'),
]

/** What a signed-in member starts with. */
const home = [
  ...partsOf(
    'src/screens/home',
    'Home',
    'About',
    'AccountChip',
    'Bell',
    'NoticeLine',
    'NoticeRows',
  ),
  ...partsOf('src/screens/home', 'Notices', 'PoolCard', 'PoolTiles', 'QuickActions'),
  ...partsOf('src/screens/home', 'RankedRows', 'RankingPreview', 'Reserves'),
]

/** Its words come with it: no member loads them. */
const desk = 'src/screens/console'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hant'],
  catalogs: [
    { path: 'src/locales/start/{locale}', include: start, exclude: later },
    { path: 'src/locales/home/{locale}', include: home },
    { path: 'src/locales/console/{locale}', include: [desk] },
    {
      path: 'src/locales/{locale}',
      include: ['src/screens', 'src/wallet', ...later],
      exclude: [...home, desk],
    },
  ],
  runtimeConfigModule: { Trans: ['#src/words/Trans.tsx', 'Trans'] },
  // Without line numbers, moving code does not touch the catalogs.
  format: formatter({ lineNumbers: false }),
})
