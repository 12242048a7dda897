import { Brand } from '@evenkeel/ui/brand-mark'
import { ProgressBar } from '@evenkeel/ui/progress-bar'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useAtomValue } from 'jotai'
import { NavLink, Outlet, useNavigation } from 'react-router'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useReloadOnSamePath } from '../shell/use-reload-on-same-path.ts'
import { isStaffAtom } from '../state.ts'
import * as words from '../words/staff.generated.ts'

const places = [
  { label: words.employees, path: paths.staffEmployees(), isForStaffAlone: false },
  { label: words.tasks, path: paths.staffTasks(), isForStaffAlone: false },
  { label: words.companies, path: paths.staffCompanies(), isForStaffAlone: true },
  { label: words.settings, path: paths.staffSettings(), isForStaffAlone: false },
] as const

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `flex h-10 shrink-0 items-center rounded-md px-2.5 text-body tablet:px-3 font-medium pointer-coarse:h-control-coarse ${isActive ? 'bg-accent-soft text-accent' : 'text-text-muted hover:bg-sunken hover:text-text'}`

function Places() {
  const isStaff = useAtomValue(isStaffAtom)
  return (
    <nav aria-label={words.main()} className="order-last -mx-1 w-full tablet:order-none tablet:w-auto tablet:flex-1">
      <ul className="flex flex-wrap gap-1 px-1 pb-2 tablet:flex-nowrap tablet:pb-0">
        {places.map(({ label, path, isForStaffAlone }) =>
          isForStaffAlone && !isStaff ? null : (
            <li key={path}>
              <NavLink to={path} className={linkClass}>
                {label()}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The frame of the screens of planners and staff: one bar at the top, and nothing that belongs to the employees' screens. */
export function StaffLayout() {
  usePageTitle()
  useReloadOnSamePath()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="min-h-dvh bg-canvas text-text">
      <ProgressBar active={isLoading} />
      <header className="border-b border-hairline bg-surface" data-print="hide">
        <div className="mx-auto flex w-full max-w-[960px] flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 pt-2 tablet:h-16 tablet:flex-nowrap tablet:px-8 tablet:pt-0">
          <Brand />
          <Places />
          <ProfileMenu />
        </div>
      </header>
      <main tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pb-24 outline-none tablet:px-8">
        <Outlet />
      </main>
      <ToastPlace />
    </div>
  )
}
