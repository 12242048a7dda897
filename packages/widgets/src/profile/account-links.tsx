import { Card, CardBody } from '@evenkeel/ui/card'
import { Icon, type IconName, IconTile } from '@evenkeel/ui/icon'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'

interface Section {
  readonly icon: IconName
  readonly title: string
  readonly words: string
  readonly path: string
}

const sections: readonly Section[] = [
  { icon: 'settings', title: 'Settings', words: 'Emails you get, and how banks are connected', path: paths.settings() },
  { icon: 'lock', title: 'Password', words: 'Change your password', path: paths.updatePassword() },
  {
    icon: 'key',
    title: 'Sign-in and security',
    words: 'Second step, and where you are signed in',
    path: paths.signInAndSecurity(),
  },
  { icon: 'eye', title: 'Who looked at my data', words: 'Each look, by whom and when', path: paths.accessLog() },
  { icon: 'download', title: 'Your data', words: 'Download it, or delete your account', path: paths.yourData() },
]

function SectionLink({ section: { icon, title, words, path } }: { readonly section: Section }) {
  const { href } = useLinks()
  return (
    <li>
      <a href={href(path)} className="-mx-2 flex items-center gap-4 rounded-md px-2 py-3 hover:bg-canvas">
        <IconTile name={icon} />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold text-text">{title}</span>
          <span className="block text-label font-normal text-text-muted">{words}</span>
        </span>
        <Icon name="chevron-right" size={18} className="text-text-subtle" />
      </a>
    </li>
  )
}

/** The person's links to everything else about their account. */
export function AccountLinks() {
  return (
    <Card>
      <CardBody>
        <ul aria-label="Your account" className="divide-y divide-hairline">
          {sections.map((section) => (
            <SectionLink key={section.path} section={section} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
