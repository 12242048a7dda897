export { accountTexts, type AccountText, accountSections } from './account-texts.ts'
