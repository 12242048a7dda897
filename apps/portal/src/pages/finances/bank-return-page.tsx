import { Loading, SkeletonText } from '@evenkeel/ui/skeleton'
import { useBankConnections } from '@evenkeel/widgets/shared/bank-connections.tsx'
import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import * as words from '../../words/bank-pages.generated.ts'

/** Returns what the bank's page put into the address; null if it put nothing. */
const readOauthStateId = (search: string): string | null => new URLSearchParams(search).get('oauth_state_id') || null

/** Returns the address of the home, without the bank's parameters, which work only once. */
const homeAddress = () => `${pages.home}#${paths.home()}`

/**
 * The page that a bank's own page returns to. Continues the link that was begun, or drops it without a message if it expired or
 * never began; both end at the home. Source: ROUTE-57, ROUTE-58, CONN-09, CONN-10, Q-ROUTE-8.
 */
export function BankReturnPage() {
  const open = useBankConnections()?.open
  const navigate = useNavigate()
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || open === undefined) return
    isOpened.current = true
    const onClosed = () => {
      history.replaceState(history.state, '', homeAddress())
      void navigate(paths.home(), { replace: true })
    }
    open({ kind: 'resume', oauthStateId: readOauthStateId(location.search), onClosed })
  }, [open, navigate])
  return (
    <>
      <PageHeader />
      <div className="mt-5">
        <Loading label={words.continuingWithYourBank()}>
          <SkeletonText lines={4} room="min-h-[216px]" />
        </Loading>
      </div>
    </>
  )
}
