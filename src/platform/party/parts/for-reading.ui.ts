/** Whether what is below is for reading whatever the reader may do: of another day than today nothing is written. */
import { createContext, useContext } from 'react';

const ForReading = createContext(false);

export const ForReadingProvider = ForReading.Provider;
export const useForReading = (): boolean => useContext(ForReading);
