import { Card, CardBody } from '@evenkeel/ui/card'
import { Icon, type IconName, IconTile } from '@evenkeel/ui/icon'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/settings.generated.ts'

interface Section {
  readonly icon: IconName
  readonly title: () => string
  readonly text: () => string
  readonly path: string
}

const sections: readonly Section[] = [
  { icon: 'settings', title: words.settings, text: words.settingsText, path: paths.settings() },
  { icon: 'lock', title: words.password, text: words.passwordText, path: paths.updatePassword() },
  {
    icon: 'key',
    title: words.signInAndSecurity,
    text: words.securityText,
    path: paths.signInAndSecurity(),
  },
  { icon: 'eye', title: words.dataAccess, text: words.dataAccessText, path: paths.accessLog() },
  { icon: 'download', title: words.yourData, text: words.yourDataText, path: paths.yourData() },
]

function SectionLink({ section: { icon, title, text, path } }: { readonly section: Section }) {
  const { href } = useLinks()
  return (
    <li>
      <a href={href(path)} className="-mx-2 flex items-center gap-4 rounded-md px-2 py-3 hover:bg-canvas">
        <IconTile name={icon} />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold text-text">{title()}</span>
          <span className="block text-label font-normal text-text-muted">{text()}</span>
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
        <ul aria-label={words.yourAccount()} className="divide-y divide-hairline">
          {sections.map((section) => (
            <SectionLink key={section.path} section={section} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
