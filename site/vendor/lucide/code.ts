export const Code = '<path d="m16 18 6-6-6-6" /><path d="m8 6-6 6 6 6" />'
