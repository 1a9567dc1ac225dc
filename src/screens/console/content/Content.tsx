import { AdList } from './AdList.tsx'
import { AdScreen } from './AdScreen.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleScreen } from './ArticleScreen.tsx'
import { useContentSearch } from './content-search.ts'
import { NewNotice } from './NewNotice.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'

/** What operators tell members: notices, articles and ads, or the one that is opened. */
export function Content() {
  const [{ view, id, key }] = useContentSearch()
  if (view === 'articles')
    return key === undefined ? <ArticleList /> : <ArticleScreen key={key} of={key} />
  if (view === 'ads') return id === undefined ? <AdList /> : <AdScreen key={id} id={id} />
  if (id === undefined) return <NoticeList />
  return id === 'new' ? <NewNotice /> : <NoticeScreen key={id} id={id} />
}
