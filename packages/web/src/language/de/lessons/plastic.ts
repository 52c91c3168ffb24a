export const plastic = {}
