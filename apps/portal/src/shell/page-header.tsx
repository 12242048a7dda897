import { formatTime } from '@evenkeel/engine'
import { Breadcrumbs } from '@evenkeel/ui/breadcrumbs'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { IconButton } from '@evenkeel/ui/icon-button'
import { usePrivacy } from '@evenkeel/ui/privacy'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { freshnessAtom, freshnessText } from '@evenkeel/widgets/shared/state/freshness.ts'
import { useRowCount } from '@evenkeel/widgets/shared/use-row-count.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { useRouteHandle } from './use-page-title.ts'
import * as words from '../words/shell.generated.ts'

function Updated({ isBusy }: { readonly isBusy: boolean }) {
  const freshness = useAtomValue(freshnessAtom)
  const { couldNotRefresh } = freshness
  const text = freshnessText(freshness, formatTime)
  if (text === null) return null
  return (
    <p className="flex items-center gap-2 text-body text-text-muted" role="status">
      <Icon
        name={couldNotRefresh ? 'alert-triangle' : 'check'}
        size={16}
        className={couldNotRefresh ? 'text-warning' : 'text-positive'}
      />
      {isBusy ? words.updating() : text}
    </p>
  )
}

function PrivacyButton() {
  const { hidden, toggle } = usePrivacy()
  return (
    <IconButton
      icon={hidden ? 'eye-off' : 'eye'}
      label={hidden ? words.showAmounts() : words.hideAmounts()}
      pressed={hidden}
      onClick={toggle}
    />
  )
}

/** How old the figures are, and a button that reads them again: it turns meanwhile, and both say when it is done. */
function Refresh() {
  const { mutate } = useSWRConfig()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await mutate(() => true)
    setBusy(false)
  }
  return (
    <>
      <div className="max-tablet:sr-only">
        <Updated isBusy={isBusy} />
      </div>
      <IconButton icon="refresh" label={words.refresh()} busy={isBusy} onClick={() => void refresh()} />
    </>
  )
}

/**
 * The controls at the top right of every screen. Neither who has no account yet nor the pages of someone's own details have figures
 * that could be old.
 */
export function HeaderControls() {
  const isProfile = useLocation().pathname.startsWith(patterns.profile)
  const hasNoFigures = useRowCount('accounts', 1) === 0 || isProfile
  return (
    <div className="flex items-center gap-2" data-print="hide">
      {!hasNoFigures && <Refresh />}
      <PrivacyButton />
      <ProfileMenu />
    </div>
  )
}

interface PageHeaderProps {
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
}

/** Breadcrumbs if the route has them, the title, and the controls. */
export function PageHeader({ title, subtitle }: PageHeaderProps) {
  const handle = useRouteHandle()
  const crumbs = handle?.crumbs ?? []
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pt-4 tablet:pt-6">
      <div className="min-w-0">
        {crumbs.length > 0 && handle !== null && (
          <div className="mb-1">
            <Breadcrumbs
              items={[
                ...crumbs.map(({ label, path }) => ({ label, href: `#${path}` })),
                { label: typeof title === 'string' ? title : handle.title },
              ]}
            />
          </div>
        )}
        <Heading look="page" level={1} focusable>
          {title ?? handle?.title}
        </Heading>
        {subtitle !== undefined && <p className="text-body text-text-muted">{subtitle}</p>}
      </div>
      <div className="max-tablet:hidden">
        <HeaderControls />
      </div>
    </header>
  )
}
