import { choosableLanguages, type Language, languages } from '@evenkeel/api-client/contract/languages'
import { language } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { useChooseLanguage } from '../shared/use-choose-language.ts'

interface LanguageLinksProps {
  readonly choices?: readonly Language[]
}

/** The other languages of the page, each by its own name. */
export function LanguageLinks({ choices = choosableLanguages }: LanguageLinksProps) {
  const { choose, isBusy } = useChooseLanguage()
  return choices
    .filter((other) => other !== language)
    .map((other) => (
      <TextButton key={other} lang={other} busy={isBusy} onClick={() => void choose(other)}>
        {languages[other].name}
      </TextButton>
    ))
}
