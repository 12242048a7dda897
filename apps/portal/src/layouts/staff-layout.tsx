import { Brand } from '@evenkeel/ui/brand-mark'
import { Icon } from '@evenkeel/ui/icon'
import { ProgressBar } from '@evenkeel/ui/progress-bar'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useAtomValue } from 'jotai'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { PlaceLink } from '../shell/place-link.tsx'
import { isBelow } from '../shell/places.ts'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useReloadOnSamePath } from '../shell/use-reload-on-same-path.ts'
import { isStaffAtom } from '../state.ts'
import * as words from '../words/staff.generated.ts'

const places = [
  { label: words.employees, icon: 'people', path: paths.staffEmployees(), isForStaffAlone: false },
  { label: words.tasks, icon: 'clipboard', path: paths.staffTasks(), isForStaffAlone: false },
  { label: words.companies, icon: 'bank', path: paths.staffCompanies(), isForStaffAlone: true },
  { label: words.settings, icon: 'settings', path: paths.staffSettings(), isForStaffAlone: false },
] as const

const linkClass = (isCurrent: boolean) =>
  `flex h-10 shrink-0 items-center gap-3 rounded-md px-2.5 text-body font-medium tablet:px-3 pointer-coarse:h-control-coarse ${isCurrent ? 'bg-accent-soft text-accent forced-colors:underline' : 'text-text-muted hover:bg-sunken hover:text-text'}`

function Places() {
  const isStaff = useAtomValue(isStaffAtom)
  const { pathname } = useLocation()
  return (
    <nav aria-label={words.main()} className="max-tablet:order-last max-tablet:w-full tablet:flex-1">
      <ul className="flex flex-wrap gap-1 max-tablet:pb-2 tablet:flex-nowrap desktop:flex-col">
        {places.map(({ label, icon, path, isForStaffAlone }) =>
          isForStaffAlone && !isStaff ? null : (
            <li key={path}>
              <PlaceLink path={path} isCurrent={isBelow(pathname, path)} className={linkClass(isBelow(pathname, path))}>
                <span className="flex max-desktop:hidden">
                  <Icon name={icon} />
                </span>
                {label()}
              </PlaceLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The employees' frame with the places of planners and staff: a bar at the top, and from 1100 px a sidebar. */
export function StaffLayout() {
  usePageTitle()
  useReloadOnSamePath()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="min-h-dvh bg-canvas text-text desktop:flex desktop:[--content-left:240px]">
      <ProgressBar active={isLoading} />
      <header
        data-print="hide"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-hairline bg-surface px-4 py-2 tablet:flex-nowrap tablet:px-8 desktop:sticky desktop:top-0 desktop:h-dvh desktop:w-60 desktop:shrink-0 desktop:flex-col desktop:items-stretch desktop:border-r desktop:border-b-0 desktop:bg-canvas desktop:p-3"
      >
        <div className="desktop:p-3">
          <Brand />
        </div>
        <Places />
        <div className="desktop:hidden">
          <ProfileMenu />
        </div>
      </header>
      <div className="min-w-0 flex-1">
        <main tabIndex={-1} className="relative mx-auto w-full max-w-[1184px] px-4 pb-24 outline-none tablet:px-8">
          <div className="absolute top-6 right-8 max-desktop:hidden" data-print="hide">
            <ProfileMenu />
          </div>
          <Outlet />
        </main>
      </div>
      <ToastPlace />
    </div>
  )
}
