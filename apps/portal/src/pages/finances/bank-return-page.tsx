import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { useBankConnections } from '@evenkeel/widgets/shared/bank-connections.tsx'
import { pages, paths } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'

/** What the bank's page put into the address; null where it put nothing. */
const oauthStateIdOf = (search: string): string | null => new URLSearchParams(search).get('oauth_state_id') || null

/** The address of the home, without what the bank's page added, which serves once. */
const homeAddress = () => `${pages.home}#${paths.home()}`

/**
 * Where a bank's own page leads back to: the link that was begun goes on, or is given up without a word when it has expired or
 * was never begun; both ways end at the home. Source: ROUTE-57, ROUTE-58, CONN-09, CONN-10, Q-ROUTE-8.
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
    open({ kind: 'resume', oauthStateId: oauthStateIdOf(location.search), onClosed })
  }, [open, navigate])
  return (
    <>
      <PageHeader />
      <div className="mt-5">
        <Loading label="Going on with your bank">
          <Skeleton height={240} />
        </Loading>
      </div>
    </>
  )
}
