export const ChooseLanguage = () => null
