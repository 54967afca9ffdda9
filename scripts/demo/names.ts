import type { Chance } from './chance.ts';

// Names as they stand beside one another in a Mumbai waiting room; any likeness to a person is chance.
const WOMEN = [
  ...[
    'Aditi',
    'Anjali',
    'Asha',
    'Bhavna',
    'Chitra',
    'Deepa',
    'Devika',
    'Divya',
    'Fatima',
    'Gauri',
    'Gurpreet',
    'Hema',
    'Ishita',
  ],
  ...[
    'Jaya',
    'Jyoti',
    'Kavita',
    'Komal',
    'Lakshmi',
    'Leena',
    'Madhuri',
    'Manisha',
    'Mary',
    'Meera',
    'Meher',
    'Mridula',
    'Nandini',
  ],
  ...[
    'Neha',
    'Nikita',
    'Nirmala',
    'Padma',
    'Pallavi',
    'Parul',
    'Pooja',
    'Pratibha',
    'Priya',
    'Radhika',
    'Rashmi',
    'Rehana',
    'Rekha',
  ],
  ...[
    'Rohini',
    'Rukmini',
    'Sadhana',
    'Sangeeta',
    'Sara',
    'Savita',
    'Shabana',
    'Shalini',
    'Shreya',
    'Smita',
    'Sneha',
    'Sunita',
    'Swati',
  ],
  ...['Tanvi', 'Teresa', 'Uma', 'Urmila', 'Usha', 'Vaishali', 'Vidya', 'Yamini', 'Zarine', 'Zoya'],
] as const;
const MEN = [
  ...[
    'Aarav',
    'Abdul',
    'Aditya',
    'Ajay',
    'Akash',
    'Amit',
    'Anand',
    'Anil',
    'Arjun',
    'Arun',
    'Ashok',
    'Bharat',
    'Cyrus',
    'Darshan',
  ],
  ...[
    'Deepak',
    'Dev',
    'Dinesh',
    'Farhan',
    'Ganesh',
    'Girish',
    'Govind',
    'Harish',
    'Harpreet',
    'Hemant',
    'Imran',
    'Irfan',
    'Jatin',
  ],
  ...[
    'Jayesh',
    'John',
    'Joseph',
    'Kailash',
    'Karan',
    'Kiran',
    'Kunal',
    'Lalit',
    'Mahesh',
    'Manoj',
    'Mohan',
    'Mukesh',
    'Naveen',
  ],
  ...[
    'Nikhil',
    'Nitin',
    'Omkar',
    'Pankaj',
    'Pradeep',
    'Prakash',
    'Pranav',
    'Rahul',
    'Rajesh',
    'Rakesh',
    'Ramesh',
    'Ravi',
    'Rohan',
  ],
  ...[
    'Rustom',
    'Sachin',
    'Salim',
    'Sameer',
    'Sanjay',
    'Santosh',
    'Shankar',
    'Siddharth',
    'Sudhir',
    'Sunil',
    'Suresh',
    'Tejas',
  ],
  ...['Tushar', 'Uday', 'Varun', 'Vijay', 'Vikram', 'Vinod', 'Vishal', 'Yash', 'Yusuf', 'Zubin'],
] as const;
const FAMILIES = [
  ...[
    'Agarwal',
    'Ahmed',
    'Ambekar',
    'Bains',
    'Banerjee',
    'Bapat',
    'Bhandari',
    'Bhatt',
    'Bhosale',
    'Billimoria',
    'Bose',
    'Chatterjee',
  ],
  ...[
    'Chaudhary',
    'Chavan',
    'Contractor',
    'DaCosta',
    'Das',
    'Dastur',
    'Deshmukh',
    'Deshpande',
    'Dhillon',
    'Dixit',
    'Dsouza',
    'Fernandes',
  ],
  ...[
    'Gaikwad',
    'Gandhi',
    'Ghosh',
    'Gill',
    'Gokhale',
    'Gowda',
    'Gupta',
    'Hegde',
    'Iyengar',
    'Iyer',
    'Jadhav',
    'Jain',
    'Joshi',
    'Kale',
  ],
  ...[
    'Kamat',
    'Kapoor',
    'Karnik',
    'Kaur',
    'Khan',
    'Kulkarni',
    'Kumar',
    'Lobo',
    'Mahajan',
    'Malhotra',
    'Mehta',
    'Menon',
    'Mishra',
  ],
  ...[
    'Mistry',
    'Mukherjee',
    'Nair',
    'Naik',
    'Pandey',
    'Parekh',
    'Patel',
    'Pathak',
    'Patil',
    'Pawar',
    'Pereira',
    'Phadke',
    'Pillai',
  ],
  ...[
    'Pinto',
    'Qureshi',
    'Rane',
    'Rao',
    'Reddy',
    'Sawant',
    'Sayyed',
    'Sen',
    'Shah',
    'Sharma',
    'Shaikh',
    'Shetty',
    'Shinde',
    'Singh',
  ],
  ...[
    'Sinha',
    'Subramaniam',
    'Tambe',
    'Thakur',
    'Thomas',
    'Tiwari',
    'Trivedi',
    'Varghese',
    'Verma',
    'Wadia',
    'Yadav',
  ],
] as const;

export const CITIES = [
  ...[
    'Mumbai',
    'Mumbai',
    'Mumbai',
    'Pune',
    'Pune',
    'Nagpur',
    'Nashik',
    'Thane',
    'Kolhapur',
    'Aurangabad',
    'Goa',
    'Ahmedabad',
  ],
  ...[
    'Bengaluru',
    'Delhi',
    'Hyderabad',
    'Chennai',
    'Kolkata',
    'Indore',
    'Jaipur',
    'Kochi',
    'Lucknow',
    'Surat',
  ],
] as const;

/** Businesses that people have trouble with; none of these is one. */
export const FIRMS = [
  ...[
    'Sahyadri Appliances',
    'Blue Lantern Travels',
    'Konkan Cargo Movers',
    'Nakshatra Interiors',
    'Gulmohar Housing',
    'Matunga Motors',
  ],
  ...[
    'Deccan Fibre Net',
    'Rangoli Events',
    'Harbour Line Finance',
    'Peacock Gate Retail',
    'Monsoon Solar',
    'Tamarind Kitchens',
  ],
  ...[
    'Silver Oak Academy',
    'Chowpatty Foods',
    'Vasant Textiles',
    'Marine Drive Fitness',
    'Lotus Court Builders',
    'Kite and Thread',
  ],
] as const;

export type Named = {
  name: string;
  first: string;
  last: string;
  email: string;
  phone: string;
  woman: boolean;
};

/** People who are all told apart: by name as far as the lists reach, by e-mail always. */
export function peopleFrom(chance: Chance): (domains?: readonly string[]) => Named {
  const seen = new Set<string>();
  return (domains = ['post.example', 'mail.example', 'dak.example', 'letterbox.example']) => {
    const woman = chance.percent(48);
    let [first, last] = ['', ''];
    do {
      first = chance.one(woman ? WOMEN : MEN);
      last = chance.one(FAMILIES);
    } while (seen.has(`${first} ${last}`));
    seen.add(`${first} ${last}`);
    const email = `${first}.${last}@${chance.one(domains)}`.toLowerCase();
    return { name: `${first} ${last}`, first, last, email, phone: phoneOf(chance), woman };
  };
}

// Ten digits, as the form wants them, and no mobile's: those begin with 6 to 9.
function phoneOf(chance: Chance): string {
  return `55555${String(chance.whole(0, 99_999)).padStart(5, '0')}`;
}
