/** 'Bence dönti el, merről jön a rém' */
export const decides = (name: string, clause: string): string => `${name} dönti el, ${clause}`;
