import { root } from './route-makers.tsx'
import { accountRoutes } from './routes/account.ts'
import { assetsRoutes } from './routes/assets.ts'
import { communityRoutes } from './routes/community.ts'
import { consoleRoutes } from './routes/console.ts'
import { homeRoutes } from './routes/home.ts'
import { inboxRoutes } from './routes/inbox.ts'
import { proofRoutes } from './routes/proof.ts'
import { rankingRoutes } from './routes/ranking.ts'
import { recordsRoutes } from './routes/records.ts'
import { serviceRoutes } from './routes/service.ts'
import { settingsRoutes } from './routes/settings.ts'
import { stakingRoutes } from './routes/staking.ts'

/** Every screen (specification §2). A route stands in the file that is called as its screen's folder in `src/screens`. */
export const routes = root.addChildren([
  ...homeRoutes,
  ...stakingRoutes,
  ...inboxRoutes,
  ...accountRoutes,
  ...proofRoutes,
  ...rankingRoutes,
  ...settingsRoutes,
  ...communityRoutes,
  ...assetsRoutes,
  ...recordsRoutes,
  ...serviceRoutes,
  ...consoleRoutes,
])
