/** 'Bence decides which way the horror comes' */
export const decides = (name: string, clause: string): string => `${name} decides ${clause}`;
