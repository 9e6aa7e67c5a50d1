export const Ferry = () => null
