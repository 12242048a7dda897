import { Avatar } from '@evenkeel/ui/avatar'
import { Icon } from '@evenkeel/ui/icon'
import { Menu, type MenuButtonProps, type MenuGroup } from '@evenkeel/ui/menu'
import { usePrivacy } from '@evenkeel/ui/privacy'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '../session.ts'
import { roles, sessionAtom } from '../state.ts'
import * as words from '../words/navigation.generated.ts'
import { appearanceNames, useAppearance } from './appearance.ts'
import * as shellWords from '../words/shell.generated.ts'

const SignOut = lazyDialog(async () => (await import('./sign-out.tsx')).SignOut)

function useGroups(onSignOut: () => void): readonly MenuGroup[] {
  const { appearance, next } = useAppearance()
  const { hidden, toggle } = usePrivacy()
  const navigate = useNavigate()
  const isEmployee = useAtomValue(sessionAtom)?.role === roles.employee
  return [
    [
      { label: shellWords.appearance(), icon: 'moon', detail: appearanceNames[appearance], onSelect: next },
      {
        label: hidden ? shellWords.showAmounts() : shellWords.hideAmounts(),
        icon: hidden ? 'eye' : 'eye-off',
        shortcut: 'H',
        onSelect: toggle,
      },
    ],
    [
      ...(isEmployee
        ? [
            { label: words.planner(), icon: 'chat' as const, onSelect: () => void navigate(paths.planner()) },
            {
              label: shellWords.myInformation(),
              icon: 'person' as const,
              onSelect: () => void navigate(paths.profile()),
            },
          ]
        : []),
      {
        label: shellWords.settings(),
        icon: 'settings',
        onSelect: () => void navigate(isEmployee ? paths.settings() : paths.staffSettings()),
      },
      { label: shellWords.signOut(), icon: 'logout', onSelect: () => (isEmployee ? onSignOut() : signOut()) },
    ],
  ]
}

function AvatarButton({ name, ...props }: MenuButtonProps & { readonly name: string }) {
  return (
    <button
      aria-label={shellWords.menuOf({ name })}
      className="flex items-center gap-1 rounded-md p-1 text-text-muted hover:bg-sunken pointer-coarse:min-h-control-coarse"
      {...props}
    >
      <Avatar name={name} />
      <Icon name="chevron-down" size={16} className="max-tablet:hidden" />
    </button>
  )
}

/** The signed-in person's name, the appearance, and the sign-out. */
export function ProfileMenu() {
  const session = useAtomValue(sessionAtom)
  const [isLeaving, setLeaving] = useState(false)
  const groups = useGroups(() => setLeaving(true))
  const name = `${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim()
  return (
    <>
      <Menu
        label={shellWords.yourMenu()}
        align="end"
        groups={groups}
        header={
          <>
            <p className="text-body font-semibold text-text">{name}</p>
            <p className="text-label font-normal text-text-muted">{session?.email}</p>
          </>
        }
        renderButton={(props) => <AvatarButton name={name} {...props} />}
      />
      {isLeaving && <SignOut onSignOut={signOut} onClose={() => setLeaving(false)} />}
    </>
  )
}
