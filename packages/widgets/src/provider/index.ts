export { EvenkeelProvider, type EvenkeelProviderProps } from './evenkeel-provider.tsx'
