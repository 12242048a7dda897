import { choosableLanguages, type Language, languages, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { language } from '@evenkeel/engine'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { ProfileCard } from '../shared/profile-card.tsx'
import { useChooseLanguage } from '../shared/use-choose-language.ts'
import * as words from '../words/settings.generated.ts'

interface LanguageCardProps {
  readonly choices?: readonly Language[]
}

/** The language of screens and emails; nothing while there is only one. */
export function LanguageCard({ choices = choosableLanguages }: LanguageCardProps) {
  const { choose, isBusy } = useChooseLanguage()
  if (choices.length < 2) return null
  const find = (value: string) => choices.find((choice) => choice === value) ?? sourceLanguage
  const options = choices.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }))
  return (
    <ProfileCard title={words.language()}>
      <RadioGroup
        label={words.language()}
        hideLabel
        hint={words.languageHint()}
        options={options}
        inline
        disabled={isBusy}
        value={language}
        onChange={(value) => void choose(find(value))}
      />
    </ProfileCard>
  )
}
